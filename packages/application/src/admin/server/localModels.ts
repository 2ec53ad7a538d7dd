/** A program that serves a model on the operator's own machine, and how to connect it. */
export interface LocalModel {
  readonly name: string;
  /** The commands that start it, one a line. */
  readonly start: string;
  /** Lines of the environment, or of `.env`. */
  readonly env: readonly string[];
}

const local = (name: string, start: string, port: number, model: string): LocalModel => ({
  name,
  start,
  env: [`OPENAI_BASE_URL=http://127.0.0.1:${port}/v1`, `OPENAI_MODEL=${model}`],
});

/** Servers that speak the OpenAI protocol. The models are examples: any that follows a JSON schema will do. */
export const LOCAL_MODELS: readonly LocalModel[] = [
  local('Ollama', 'ollama serve\nollama pull llama3.1:8b   # in a second terminal', 11_434, 'llama3.1:8b'),
  local('llama.cpp', 'llama-server -m model.gguf --port 8080', 8080, 'model.gguf'),
  local('vLLM', 'vllm serve Qwen/Qwen2.5-7B-Instruct --port 8000', 8000, 'Qwen/Qwen2.5-7B-Instruct'),
  local('LM Studio', 'lms load qwen2.5-7b-instruct && lms server start --port 1234', 1234, 'qwen2.5-7b-instruct'),
];
