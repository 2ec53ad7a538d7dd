import { runCli } from './runCli.js';
import { processSurroundings } from './processSurroundings.js';

// Not process.exit: what was written to a pipe must arrive first.
process.exitCode = await runCli(process.argv.slice(2), processSurroundings());
