import { api, type Operation } from '@listwright/application/contract/schemas';
import type { Answer } from './answers';

type Shape = Exclude<Operation['reply'], { readonly file: true }>;

const placeholders = ({ path }: Operation) => path.split('{').length;
/** Fixed paths first, as the server prefers them. */
const operations: readonly Operation[] = Object.values(api)
  .flatMap((contract) => Object.values<Operation>(contract))
  .toSorted((one, other) => placeholders(one) - placeholders(other));

/** Where an answer to "METHOD /path" is not what its operation replies, one line each; problem documents are not checked. */
export function contractFaults(call: string, { status, body, events }: Answer): readonly string[] {
  const operation = operations.find(({ method, path }) => patternOf(`${method} ${path}`).test(call));
  if (operation === undefined) return [`${call} is no operation`];
  const { reply } = operation;
  if (status >= 400 || 'file' in reply) return [];
  if (events === undefined) return faultsOf(call, reply, (body as { data?: unknown }).data);
  const { resultEvent } = operation;
  return events.flatMap(([name, data]) => {
    // The result's data is the field of that name in the reply.
    if (name === resultEvent) return faultsOf(`${call}, ${name}`, reply, { [name]: data });
    const shape = operation.events?.others[name];
    return shape === undefined ? [] : faultsOf(`${call}, ${name}`, shape, data);
  });
}

/** A placeholder is any value. */
function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function faultsOf(what: string, shape: Shape, data: unknown): readonly string[] {
  // As it travels: dates are texts, and what is undefined is absent.
  const sent = data === undefined ? undefined : (JSON.parse(JSON.stringify(data)) as unknown);
  const { error } = shape.safeParse(sent);
  return (error?.issues ?? []).map(({ path, message }) => `${what}: ${path.join('.')} ${message}`);
}
