import { CannedModel } from './shared/CannedModel.js';
import { FixedClock } from './shared/FixedClock.js';
import { FixedPages } from './shared/FixedPages.js';
import { InMemoryObjects } from './shared/InMemoryObjects.js';
import { languageModelContract } from './shared/languageModelContract.js';
import { ManualTimer } from './shared/ManualTimer.js';
import { objectStoreContract } from './shared/objectStoreContract.js';
import { pageFetcherContract } from './shared/pageFetcherContract.js';
import { timerContract } from './shared/timerContract.js';

pageFetcherContract('FixedPages', async (pages) => new FixedPages(pages));

timerContract('ManualTimer', () => new ManualTimer(new FixedClock()));

languageModelContract('CannedModel', async (...answers) => new CannedModel(...answers));

objectStoreContract('InMemoryObjects', async () => new InMemoryObjects(new FixedClock()));
