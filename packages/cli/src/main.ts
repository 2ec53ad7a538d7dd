import { runCli } from './runCli.js';
import { processEnvironment } from './processEnvironment.js';

// Not process.exit: output to a pipe must be flushed first.
process.exitCode = await runCli(process.argv.slice(2), processEnvironment());
