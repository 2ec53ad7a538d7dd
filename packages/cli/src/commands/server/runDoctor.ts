import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';

/** One line a check; exit code 1 where any of them failed. */
export async function runDoctor(
  { tryModel = false }: { readonly tryModel?: boolean },
  context: CliContext,
): Promise<number> {
  const { doctor } = await import('@listwright/adapters/main');
  const checks = await doctor(context.env, { triesModel: tryModel });
  const { print } = context;
  const lines = checks.map(({ check, ok, detail, advice }) => {
    const mark = ok ? print.paint('green', '✓') : print.paint('red', '✗');
    return `${mark} ${check}: ${detail}${advice === undefined ? '' : ` → ${advice}`}`;
  });
  print.result({ data: { checks }, text: lines.join('\n') });
  return checks.every((check) => check.ok) ? EXIT.done : EXIT.failed;
}
