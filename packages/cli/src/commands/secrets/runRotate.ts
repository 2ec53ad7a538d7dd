import type { CliContext } from '../../CliContext.js';

export async function runRotate(
  { acceptLoss = false }: { readonly acceptLoss?: boolean },
  { env, print }: CliContext,
): Promise<void> {
  const { rotateSecrets } = await import('@listwright/adapters/main');
  const { resealed, lost } = await rotateSecrets(env, { acceptsLoss: acceptLoss });
  const done = `Re-encrypted: ${resealed}. You can now remove SECRET_KEY_OLD from all servers.`;
  const gone = `Neither key decrypts ${lost}. Those accounts must log in with a recovery code and set up their app again.`;
  print.result({ data: { resealed, lost }, text: lost === 0 ? done : `${done}\n${gone}` });
}
