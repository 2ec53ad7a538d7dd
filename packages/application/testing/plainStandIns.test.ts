import type { ClaimedRow, RowOutcome } from '../src/jobs/index.js';
import { databaseFault } from '../src/shared/index.js';
import { CountingTokens } from './accounts/CountingTokens.js';
import { linksContract } from './accounts/linksContract.js';
import { passwordHasherContract } from './accounts/passwordHasherContract.js';
import { PlainHasher } from './accounts/PlainHasher.js';
import { PlainLinks } from './accounts/PlainLinks.js';
import { tokenIssuerContract } from './accounts/tokenIssuerContract.js';
import { bulkFilesContract } from './bulk/bulkFilesContract.js';
import { CountingNotifier } from './jobs/CountingNotifier.js';
import { InProcessRows } from './jobs/InProcessRows.js';
import { PlainBulkFiles } from './bulk/PlainBulkFiles.js';
import { rowWitnessContract } from './jobs/rowWitnessContract.js';
import { workerNotifierContract } from './jobs/workerNotifierContract.js';
import { aListing } from './listings/aListing.js';
import { CannedJudge } from './listings/CannedJudge.js';
import { CannedWriter } from './listings/CannedWriter.js';
import { claimJudgeContract } from './listings/claimJudgeContract.js';
import { copyWriterContract } from './listings/copyWriterContract.js';
import { fingerprintContract } from './shared/fingerprintContract.js';
import { listingFilesContract } from './listings/listingFilesContract.js';
import { PlainFingerprint } from './shared/PlainFingerprint.js';
import { copyReviewerContract } from './listings/copyReviewerContract.js';
import { PlainChecker } from './listings/PlainChecker.js';
import { PlainListingFiles } from './listings/PlainListingFiles.js';
import { PlainReviewer } from './listings/PlainReviewer.js';
import { textCheckerContract } from './listings/textCheckerContract.js';
import { clockContract } from './shared/clockContract.js';
import { CountingIds } from './shared/CountingIds.js';
import { DirectTransaction } from './shared/DirectTransaction.js';
import { FixedClock } from './shared/FixedClock.js';
import { idSourceContract } from './shared/idSourceContract.js';
import { transactionContract } from './shared/transactionContract.js';

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

linksContract('PlainLinks', () => new PlainLinks());
passwordHasherContract('PlainHasher', () => new PlainHasher());
tokenIssuerContract('CountingTokens', () => new CountingTokens());
fingerprintContract('PlainFingerprint', () => new PlainFingerprint());
claimJudgeContract('CannedJudge', async () => new CannedJudge(/desk/));
copyWriterContract('CannedWriter', async () => new CannedWriter([aListing().copy]));
listingFilesContract('PlainListingFiles', async () => ({
  files: new PlainListingFiles(),
  textOf: async (bytes) => decoded(bytes),
}));
copyReviewerContract('PlainReviewer', () => new PlainReviewer());
textCheckerContract('PlainChecker', () => new PlainChecker());
bulkFilesContract('PlainBulkFiles', async () => ({
  files: new PlainBulkFiles(),
  textOf: async ({ bytes }) => decoded(bytes),
}));
workerNotifierContract('CountingNotifier', async () => {
  const notifier = new CountingNotifier();
  return { notifier, woken: async () => notifier.rings };
});
rowWitnessContract('InProcessRows', () => {
  const execute = async (row: ClaimedRow): Promise<RowOutcome> => {
    const [text] = row.cells;
    if (text === 'outage') throw databaseFault.of(new Error('The database is away.'));
    return { row, kind: 'done', result: `${text}${text}` };
  };
  return new InProcessRows({ execute });
});
clockContract('FixedClock', () => new FixedClock());
idSourceContract('CountingIds', () => new CountingIds());
transactionContract('DirectTransaction', () => new DirectTransaction());
