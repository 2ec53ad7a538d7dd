import path from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { root } from '../root.mjs';
import { NAMED } from './statuses.mjs';

/** Names each fault that no test reports, or that timed out, as soon as it is known: a long run is of use before its end. */
class MissedReporter {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (!NAMED.has(status)) return;
    console.log(`${path.relative(root, fileName)}:${location.start.line} ${status} ${mutatorName} → ${replacement}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'missed', MissedReporter)];
