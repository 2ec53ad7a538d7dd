import { timerContract } from '@listwright/application/testing';
import { SystemTimer } from './SystemTimer.js';

timerContract('SystemTimer', () => new SystemTimer());
