/** What `listwright help` explains besides the commands. Apart from their texts, which are loaded when one is asked for. */
export const TOPIC_NAMES = ['exit-codes', 'environment', 'formats', 'errors', 'policy'] as const;
