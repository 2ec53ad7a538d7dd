/** Whether an argument names a page of the web and not a file. */
export const isAddress = (source: string): boolean => /^https?:\/\//iu.test(source);
