import { used } from './parts.js';
used();
