import { existsSync, readFileSync } from 'node:fs';

/** What `npm run coverage` left on record in a file: the branches of all areas together; or that it left nothing. */
export function coverageRecord(file) {
  if (!existsSync(file)) return 'not measured; npm run coverage';
  const { commit, day, areas } = JSON.parse(readFileSync(file, 'utf8'));
  const total = (name) => Object.values(areas).reduce((sum, area) => sum + area[name], 0);
  return `${((100 * total('taken')) / total('of')).toFixed(1)} %  at ${commit}, ${day}`;
}
