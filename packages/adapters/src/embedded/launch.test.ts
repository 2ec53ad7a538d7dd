import { expect, test } from '@jest/globals';
import { recoveryOn } from './launch.js';

const syncfs = { recovery_init_sync_method: 'syncfs' };

test.each<[NodeJS.Platform, string, object]>([
  ['linux', '6.18.44-fc-v669', syncfs],
  ['linux', '5.8.0-1-amd64', syncfs],
  ['linux', '5.4.0-200-generic', {}],
  ['linux', 'unknown', {}],
  // The setting has no such value there, and the server would not start.
  ['darwin', '24.1.0', {}],
  ['win32', '10.0.26100', {}],
])('after a kill, files are brought to disk at once where %s %s reports what fails', (platform, kernel, settings) => {
  expect(recoveryOn(platform, kernel)).toEqual(settings);
});
