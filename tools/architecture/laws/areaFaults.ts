import type { Source } from './importsOf.js';

interface AreaOrder {
  /** From the bottom up; areas of one level know nothing of each other. */
  readonly levels: readonly (readonly string[])[];
}

/** A break of the law of areas, as `file → import: why`. */
export interface AreaFault {
  readonly from: string;
  readonly to: string;
  readonly why: 'upwards' | 'past the door' | 'no area';
}

/** An import of another area, as `area` and the path in it; undefined for any other. */
interface Step {
  readonly area: string;
  readonly inside: string;
}

/**
 * What breaks the order of areas in the domain or the application: an import of an area on the same level or above, one of
 * a file that is not an area's door, or an area that has no level.
 */
export function areaFaults({ levels }: AreaOrder, root: string, sources: readonly Source[]): readonly AreaFault[] {
  const levelOf = (area: string) => levels.findIndex((areas) => areas.includes(area));
  return sources.flatMap(({ file, imports }): AreaFault[] => {
    const own = areaOf(file, root);
    if (own === undefined || own.area === 'contract') return [];
    if (levelOf(own.area) < 0) return [{ from: file, to: own.area, why: 'no area' }];
    return imports.flatMap((to): AreaFault[] => {
      const step = areaOf(to, root) ?? domainOf(to);
      if (step === undefined || step.area === own.area) return [];
      if (levelOf(step.area) >= levelOf(own.area)) return [{ from: file, to, why: 'upwards' }];
      return step.inside === 'index.ts' ? [] : [{ from: file, to, why: 'past the door' }];
    });
  });
}

function areaOf(file: string, root: string): Step | undefined {
  if (!file.startsWith(`${root}/`)) return undefined;
  const [area = '', ...rest] = file.slice(root.length + 1).split('/');
  return { area, inside: rest.join('/').replace(/\.js$/, '.ts') };
}

/** An area of the domain, seen from the application. */
function domainOf(name: string): Step | undefined {
  const [, area, inside] = /^@listwright\/domain\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  return area === undefined ? undefined : { area, inside: inside ?? 'index.ts' };
}
