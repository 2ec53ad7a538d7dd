import { api } from '@listwright/application/contract/schemas';
import { bindContract, type BindingTools, type Handlers } from '../http/bindContract.js';
import { instancesOf, type Get, type Instances, type Token } from './Token.js';

/** Creates the routes of an area on a router. */
export type AreaRoutes = (get: Get) => (tools: BindingTools) => void;

type Api = typeof api;

/** The operations of one contract; `handlers` gets the instances of the classes that it names. */
export function routesOf<Name extends keyof Api, Uses extends Readonly<Record<string, Token<unknown>>>>(
  name: Name,
  uses: Uses,
  handlers: (use: Instances<Uses>) => Handlers<Api[Name]>,
): AreaRoutes {
  return (get) => {
    const made = handlers(instancesOf(get, uses));
    return (tools) => bindContract(tools, name, api[name], made);
  };
}
