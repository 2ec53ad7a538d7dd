import { expect, it } from '@jest/globals';
import { CannedModel } from './shared/CannedModel.js';
import { FixedClock } from './shared/FixedClock.js';
import { FixedPages } from './shared/FixedPages.js';
import { InMemoryObjects } from './shared/InMemoryObjects.js';
import { languageModelContract } from './shared/languageModelContract.js';
import { ManualTimer } from './shared/ManualTimer.js';
import { objectStoreContract } from './shared/objectStoreContract.js';
import { pageFetcherContract } from './shared/pageFetcherContract.js';
import { PlainTables } from './shared/PlainTables.js';
import { PlainTableWriter } from './shared/PlainTableWriter.js';
import { tableReaderContract } from './shared/tableReaderContract.js';
import { tableWriterContract } from './shared/tableWriterContract.js';
import { SimulatedTimer } from './shared/SimulatedTimer.js';
import { timerContract } from './shared/timerContract.js';

pageFetcherContract('FixedPages', async (pages) => new FixedPages(pages));

timerContract('ManualTimer', () => new ManualTimer(new FixedClock()));
timerContract('SimulatedTimer', () => new SimulatedTimer());

it('SimulatedTimer ends a program that does nothing but wait, with a reason', async () => {
  const timer = new SimulatedTimer();
  const waiting = async () => {
    for (;;) await timer.wait(1);
  };
  await expect(waiting()).rejects.toThrow('nothing but wait');
});

languageModelContract('CannedModel', async (...answers) => new CannedModel(...answers));

objectStoreContract('InMemoryObjects', async () => new InMemoryObjects(new FixedClock()));

tableReaderContract('PlainTables', async () => ({
  reader: new PlainTables(),
  file: { name: 'plain.csv', bytes: new TextEncoder().encode(`a,b\n${'1,2\n'.repeat(2500)}`) },
}));

tableWriterContract('PlainTableWriter', async () => ({
  writer: new PlainTableWriter(),
  cells: async (_format, bytes) =>
    new TextDecoder()
      .decode(bytes)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(',')),
}));
