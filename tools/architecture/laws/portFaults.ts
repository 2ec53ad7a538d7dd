import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface PortFault {
  readonly port: string;
  readonly lacks: 'a stand-in' | 'a contract suite' | 'a run with the stand-in' | 'a run with the adapter';
}

export interface PortFolders {
  /** Where the ports are, in folders of the name `ports`. */
  readonly ports: string;
  /** Where stand-ins, contract suites and their runs with stand-ins are. */
  readonly testing: string;
  /** Where adapters and their tests are. */
  readonly adapters: string;
}

/** Ports (abstract classes in `ports/`) without a stand-in, or without a contract suite that stand-in and adapter pass. */
export function portFaults(folders: PortFolders): readonly PortFault[] {
  const testing = textsUnder(folders.testing);
  const standIns = [...testing].filter(([file]) => !isTest(file)).map(([, text]) => text);
  const suites = [...testing].filter(([file]) => file.endsWith('Contract.ts'));
  const runs = [...testing].filter(([file]) => isTest(file)).map(([, text]) => text);
  // An adapter without outside needs (a timer) may live next to its port.
  const realRuns = [...textsUnder(folders.adapters), ...textsUnder(folders.ports)]
    .filter(([file]) => isTest(file))
    .map(([, text]) => text);
  return portsUnder(folders.ports).flatMap((port): PortFault[] => {
    const own = suites.filter(([, text]) => names(port).test(text)).map(([file]) => path.basename(file, '.ts'));
    const isRunIn = (texts: readonly string[]) =>
      texts.some((text) => own.some((suite) => new RegExp(`\\b${suite}\\(`).test(text)));
    if (!standIns.some((text) => new RegExp(`extends ${port}\\b`).test(text))) return [{ port, lacks: 'a stand-in' }];
    if (own.length === 0) return [{ port, lacks: 'a contract suite' }];
    if (!isRunIn(runs)) return [{ port, lacks: 'a run with the stand-in' }];
    return isRunIn(realRuns) ? [] : [{ port, lacks: 'a run with the adapter' }];
  });
}

const isTest = (file: string) => file.endsWith('.test.ts');
const names = (port: string) => new RegExp(`\\b${port}\\b`);

function portsUnder(root: string): readonly string[] {
  const files = [...textsUnder(root)].filter(([file]) => path.basename(path.dirname(file)) === 'ports');
  return files.flatMap(([, text]) => [...text.matchAll(/^export abstract class (\w+)/gm)].map(([, name = '']) => name));
}

function textsUnder(root: string): ReadonlyMap<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return new Map(files.map((name) => [path.join(root, name), readFileSync(path.join(root, name), 'utf8')]));
}
