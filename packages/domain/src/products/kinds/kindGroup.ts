import type { PropertyId } from '../facts/properties.js';
import type { Kind } from './Kind.js';
import type { KindCategory } from './kindCategories.js';

/** A list of properties written in one line, which compiles only where every word of it is a property. */
type Properties<S extends string> = S extends `${infer First} ${infer Rest}`
  ? First extends PropertyId
    ? Properties<Rest> extends never
      ? never
      : S
    : never
  : S extends PropertyId
    ? S
    : never;

/** The words of a kind. Lists are separated by ` | `. */
interface KindWords {
  /** Other names of the same thing. */
  readonly also?: string;
  readonly parts?: string;
  readonly neutral?: string;
  readonly search?: string;
}
type Asked<A extends string, T extends string> = { readonly ask: A & Properties<A>; readonly title: T & Properties<T> };

/** A family: things with the same questions, parts and words that are not called by each other's name. */
interface FamilyWords extends KindWords {
  /** `timing belt = zahnriemen, cam belt | spark plug`: the members, each with its own other names. */
  readonly members: string;
  /** Every member is one of the family, so that what is typed for the family holds for it. */
  readonly umbrella?: true;
}
type Entry = KindWords & { readonly ask?: string; readonly title?: string };

/** The kinds of one category: they share what buyers ask, unless one says otherwise, and the words of the category. */
export interface KindGroup {
  readonly frame: Kind;
  readonly kind: <A extends string, T extends string>(name: string, entry: KindWords & Partial<Asked<A, T>>) => Kind;
  /** The family as a kind of its own, and a kind for each member. */
  readonly family: <A extends string, T extends string>(
    name: string,
    entry: FamilyWords & Partial<Asked<A, T>>,
  ) => readonly Kind[];
}

/** Starts a category by its frame. */
export function kindGroup<A extends string, T extends string>(
  category: KindCategory | 'general',
  name: string,
  shared: KindWords & Asked<A, T>,
): KindGroup {
  const frame: Kind = {
    id: idOf(name),
    name,
    synonyms: phrases(shared.also),
    category,
    questions: properties(shared.ask),
    title: properties(shared.title),
    parts: phrases(shared.parts),
    neutral: phrases(shared.neutral),
    searchTerms: phrases(shared.search),
  };
  const kind = (kindName: string, entry: Entry): Kind => ({
    id: idOf(kindName),
    name: kindName,
    synonyms: phrases(entry.also),
    category,
    questions: entry.ask === undefined ? frame.questions : properties(entry.ask),
    title: entry.title === undefined ? frame.title : properties(entry.title),
    parts: together(phrases(entry.parts), frame.parts),
    neutral: together(phrases(entry.neutral), frame.neutral),
    searchTerms: together(phrases(entry.search), frame.searchTerms),
  });
  return {
    frame,
    kind,
    family: (familyName, entry) => {
      const head = kind(familyName, entry);
      return [head, ...membersOf(head, entry, frame.searchTerms)];
    },
  };
}

function membersOf(head: Kind, entry: FamilyWords, general: readonly string[]): readonly Kind[] {
  const noun = head.name.slice(head.name.lastIndexOf(' ') + 1);
  return phrases(entry.members).map((member) => {
    const [name = '', aliases] = member.split(' = ');
    const isOne = entry.umbrella === true || name.endsWith(noun);
    const synonyms = aliases === undefined ? [] : aliases.split(', ');
    return { ...head, id: idOf(name), name, synonyms, searchTerms: isOne ? head.searchTerms : general };
  });
}

function idOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function phrases(list: string | undefined): readonly string[] {
  return list === undefined || list === '' ? [] : list.split(' | ');
}

/** The compiler has checked the words of the list. */
function properties(list: string): readonly PropertyId[] {
  return list.split(' ') as readonly string[] as readonly PropertyId[];
}

function together(own: readonly string[], shared: readonly string[]): readonly string[] {
  return [...new Set([...own, ...shared])];
}
