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
  /** What it is recognised by too, but not searched by: narrower things, and things beside it. */
  readonly alike?: string;
  readonly parts?: string;
  readonly neutral?: string;
  /** What buyers type for it: true of each thing of the kind, and of each member of an umbrella. */
  readonly search?: string;
  /** The words of the category are not true of it: an umbrella among bags. */
  readonly apart?: true;
}
type Asked<A extends string, T extends string> = { readonly ask: A & Properties<A>; readonly title: T & Properties<T> };

/** A family: things with the same questions, parts and words that are not called by each other's name. */
interface FamilyWords extends KindWords {
  /** `timing belt = zahnriemen, cam belt | spark plug`: the members, each with its own other names; behind a second ` = ` what is alike. */
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
    alike: [],
    category,
    questions: properties(shared.ask),
    title: properties(shared.title),
    parts: phrases(shared.parts),
    neutral: phrases(shared.neutral),
    searchTerms: phrases(shared.search),
  };
  const generalOf = ({ apart }: KindWords): readonly string[] => (apart === true ? [] : frame.searchTerms);
  const kind = (kindName: string, entry: Entry): Kind => ({
    id: idOf(kindName),
    name: kindName,
    synonyms: [...phrases(entry.also), ...phrases(entry.alike)],
    alike: phrases(entry.alike),
    category,
    questions: entry.ask === undefined ? frame.questions : properties(entry.ask),
    title: entry.title === undefined ? frame.title : properties(entry.title),
    parts: together(phrases(entry.parts), frame.parts),
    neutral: together(phrases(entry.neutral), frame.neutral),
    searchTerms: together(phrases(entry.search), generalOf(entry)),
  });
  return {
    frame,
    kind,
    family: (familyName, entry) => {
      const head = kind(familyName, entry);
      return [head, ...membersOf(head, entry, generalOf(entry))];
    },
  };
}

function membersOf(head: Kind, entry: FamilyWords, general: readonly string[]): readonly Kind[] {
  const noun = head.name.slice(head.name.lastIndexOf(' ') + 1);
  return phrases(entry.members).map((member) => {
    const [name = '', aliases, others] = member.split(' = ');
    const isOne = entry.umbrella === true || name.endsWith(noun);
    const alike = others === undefined ? [] : others.split(', ');
    const synonyms = [...(aliases === undefined ? [] : aliases.split(', ')), ...alike];
    return { ...head, id: idOf(name), name, synonyms, alike, searchTerms: isOne ? head.searchTerms : general };
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
