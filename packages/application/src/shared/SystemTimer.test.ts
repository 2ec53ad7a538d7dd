import { timerContract } from '../../testing/shared/timerContract.js';
import { SystemTimer } from './SystemTimer.js';

timerContract('SystemTimer', () => new SystemTimer());
