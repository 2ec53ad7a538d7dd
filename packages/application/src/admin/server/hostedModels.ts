/** A service that hosts models, and the lines of the environment that connect it. */
export interface HostedModel {
  readonly name: string;
  readonly env: readonly string[];
}

/** Services that speak the OpenAI protocol. The models are examples. */
export const HOSTED_MODELS: readonly HostedModel[] = [
  { name: 'OpenAI', env: ['OPENAI_API_KEY=your key', 'OPENAI_MODEL=gpt-4o-mini'] },
  {
    name: 'Any other service with an OpenAI-compatible API',
    env: [
      'OPENAI_API_KEY=your key',
      'OPENAI_BASE_URL=https://address of the service/v1',
      'OPENAI_MODEL=name of the model',
    ],
  },
];
