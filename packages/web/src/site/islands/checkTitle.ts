import type { CheckedTitle } from './CheckedTitle';

/** Why a check has no result, as a message for the visitor. */
export class TitleCheckError extends Error {}

interface Answers {
  readonly lint: Pick<CheckedTitle, 'findings'>;
  readonly fit: { readonly title: string; readonly moved: never[]; readonly findings: CheckedTitle['findings'] };
}

/** Requests the findings and the shortened title. Needs no account, and nothing is stored. */
export async function checkTitle(
  title: string,
  signal: AbortSignal,
  fetchIt: typeof fetch = fetch,
): Promise<CheckedTitle> {
  const ask = <Name extends keyof Answers>(path: string) => post<Answers[Name]>(path, title, signal, fetchIt);
  const [{ findings }, fit] = await Promise.all([
    ask<'lint'>('/api/listings/lint'),
    ask<'fit'>('/api/listings/fit-title'),
  ]);
  const breaksRule = fit.findings.some(({ severity }) => severity === 'error');
  return { title, findings, fitted: breaksRule ? null : { title: fit.title, moved: fit.moved } };
}

async function post<Data>(path: string, title: string, signal: AbortSignal, fetchIt: typeof fetch): Promise<Data> {
  const response = await fetchIt(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ title, marketplace: 'amazon' }),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new TitleCheckError('Can’t reach the server. Check your connection and edit the title again.');
  });
  if (response.status === 429) throw new TitleCheckError('Too many checks. Wait a moment, then edit the title.');
  if (!response.ok) throw new TitleCheckError('The check failed. Edit the title to try again.');
  const { data } = (await response.json()) as { readonly data: Data };
  return data;
}
