import type { CliContext } from '../../CliContext.js';

/** Serves until it is stopped. Prints the address, and on the first run the administrator's login. */
export async function runServe(options: { port?: number; host?: string }, context: CliContext): Promise<void> {
  // Registered first: a signal that arrives while the server is starting must not be lost.
  const stopped = context.interrupted();
  const { serve } = await import('@listwright/adapters/main');
  const env = {
    ...context.env,
    ...(options.port === undefined ? {} : { PORT: String(options.port) }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
  };
  const server = await serve(env);
  const { stdout } = context;
  stdout.write(`Listwright is running at ${server.url}\n`);
  const first = server.firstAdministrator;
  if (first !== undefined) {
    stdout.write(`First administrator: ${first.email}\n`);
    if (first.generatedPassword !== undefined) {
      stdout.write(`Password: ${first.generatedPassword}   (shown only now; log in at ${server.url}/login)\n`);
    }
  }
  // Under a service manager stderr is a log of JSON lines; plain messages would break it.
  const talk = (text: string) => context.stderr.isTTY && context.print.message(text);
  talk('Press Ctrl-C to stop.');
  await stopped;
  talk('Stopping …');
  await server.stop();
}
