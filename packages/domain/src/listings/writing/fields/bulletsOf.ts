import { bulletOf } from './bulletOf.js';
import { asFragment } from '../prose/asFragment.js';
import type { Story } from '../Story.js';
import type { Unit } from '../plan/Unit.js';

export interface WrittenBullets {
  readonly bullets: readonly string[];
  /** The units that the bullets say. */
  readonly told: readonly Unit[];
  /** Units that are all of a bullet, or all that follows its heading: saying them again would repeat the bullet. */
  readonly sole: ReadonlySet<Unit>;
}

/** Up to five bullets from the strongest groups; fewer where there are fewer facts. `elsewhere` is said in another field. */
export function bulletsOf({ groups, ruleSet }: Story, elsewhere: readonly Unit[] = []): WrittenBullets {
  const { limits } = ruleSet;
  const count = limits.bulletCount ?? 5;
  const total = limits.bulletsTotalMax ?? 1000;
  const bullets: string[] = [];
  const told: Unit[] = [];
  const sole = new Set<Unit>();
  let length = 0;
  for (const whole of groups) {
    if (bullets.length >= count) break;
    const group = { ...whole, units: whole.units.filter((unit) => !elsewhere.includes(unit)) };
    const bullet = bulletOf(group, { min: limits.bulletMin ?? 10, max: Math.min(limits.bulletMax ?? 255, 240) });
    if (bullet === undefined || length + bullet.text.length > total) continue;
    bullets.push(bullet.text);
    told.push(...bullet.used);
    const body = bullet.text.replace(/^[^:]*:\s/u, '').toLowerCase();
    for (const unit of bullet.used)
      if (asFragment(unit).toLowerCase().includes(body) || body === asFragment(unit).toLowerCase()) sole.add(unit);
    length += bullet.text.length;
  }
  return { bullets, told, sole };
}
