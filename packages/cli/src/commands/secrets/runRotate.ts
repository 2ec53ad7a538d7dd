import type { CliContext } from '../../CliContext.js';

export async function runRotate(
  { acceptLoss = false }: { readonly acceptLoss?: boolean },
  { env, print }: CliContext,
): Promise<void> {
  const { rotateSecrets } = await import('@listwright/adapters/main');
  const { resealed, lost } = await rotateSecrets(env, { acceptsLoss: acceptLoss });
  const done = `Sealed anew: ${resealed}. All servers may now run without SECRET_KEY_OLD.`;
  const gone = `Neither key opens ${lost}: those accounts sign in with a recovery code and set their app up anew.`;
  print.result({ data: { resealed, lost }, text: lost === 0 ? done : `${done}\n${gone}` });
}
