import { Spotlight, spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconExternalLink, IconFileText, IconPointer, IconSearch } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { marketplaceName } from '../../ui/marketplaceName';
import { publicPages } from '../../ui/navigation/publicPages';
import { visibleLinks } from '../navigation/sidebars';
import { ListingSearch } from './ListingSearch';
import { pageActions } from './pageActions';
import { useCommands } from './useCommands';

interface CommandPaletteProps {
  /** Increments with each request to open the palette. */
  readonly requests: number;
  readonly onHelp: () => void;
  readonly onTitleCheck: () => void;
}

/** Makes the scrollable list reachable by keyboard. */
const RESULTS = { tabIndex: 0, role: 'group', 'aria-label': 'Results' } as const;

/**
 * Mantine selects the first item when the query changes; results that arrive later need it again, or Enter does
 * nothing.
 */
function selectFirst(): void {
  const palette = document.querySelector('.mantine-Spotlight-content');
  if (palette?.querySelector('[data-selected]') !== null) return;
  palette.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Fewer letters are in nearly every name of a page. */
const LETTERS_FOR_PAGE = 2;

/** Search over screens, listings, commands, what the open page offers, and public pages. */
export const CommandPalette = observer(function CommandPalette({
  requests,
  onHelp,
  onTitleCheck,
}: CommandPaletteProps) {
  const { client, undo } = useRootStore();
  const [search] = useState(() => new ListingSearch(client, undo));
  const navigate = useNavigate();
  const commands = useCommands({ onHelp, onTitleCheck });
  // Pressed once the palette is gone: what it opens over the page has the focus then.
  const chosen = useRef<() => void>(undefined);
  const pressChosen = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  useEffect(() => {
    search.ask('');
    spotlight.open();
  }, [requests]);
  useEffect(selectFirst, [search.found]);
  const screens: SpotlightActionData[] = visibleLinks.map(({ label, path, icon: Mark }) => ({
    id: path,
    label,
    leftSection: <Mark {...icon} />,
    onClick: () => void navigate(path),
  }));
  const listings: SpotlightActionData[] = search.found.map((listing) => ({
    id: listing.id,
    label: listing.product_name,
    description: marketplaceName(listing.marketplace),
    // The server matched it, perhaps by its title: keep it whatever its name is.
    keywords: [search.answered],
    leftSection: <IconFileText {...icon} />,
    onClick: () => void navigate(`/app/listings/${listing.id}`),
  }));
  const pages: SpotlightActionData[] = publicPages.map(({ name, path }) => ({
    id: path,
    label: name,
    leftSection: <IconExternalLink {...icon} />,
    onClick: () => window.location.assign(path),
  }));
  const actions: SpotlightActionData[] = commands.map(({ id, label, keywords, icon: Mark, run }) => ({
    id,
    label,
    ...(keywords === undefined ? {} : { keywords }),
    leftSection: <Mark {...icon} />,
    onClick: run,
  }));
  const isAsked = search.query.trim().length >= LETTERS_FOR_PAGE;
  // "Log out" of the page is the command that stands above it.
  const offered = new Set([...screens, ...actions].map(({ label }) => label));
  const onPage: SpotlightActionData[] = (isAsked ? pageActions(document.querySelector('main')) : [])
    .filter(({ name }) => !offered.has(name))
    .map(({ name, press }) => ({
      id: `page ${name}`,
      label: name,
      leftSection: <IconPointer {...icon} />,
      onClick: () => (chosen.current = press),
    }));
  return (
    <Spotlight
      title={<span className="lw-visually-hidden">Search and commands</span>}
      query={search.query}
      onQueryChange={search.ask}
      actions={[
        { group: 'Go to', actions: screens },
        { group: search.query.trim() === '' ? 'Recent listings' : 'Listings', actions: listings },
        { group: 'Commands', actions: actions },
        { group: 'On this page', actions: onPage },
        { group: 'Public pages', actions: pages },
      ]}
      shortcut={null}
      onExitTransitionEnd={pressChosen}
      scrollable
      scrollAreaProps={{ viewportProps: RESULTS }}
      maxHeight="min(480px, 70dvh)"
      nothingFound={search.status === 'running' ? 'Searching…' : 'No results. Try another word.'}
      highlightQuery
      overlayProps={{ color: 'var(--lw-scrim)', backgroundOpacity: 1, blur: 0 }}
      searchProps={{
        leftSection: <IconSearch {...icon} />,
        placeholder: 'Type a name or a command',
        'aria-label': 'Search screens, listings and commands',
      }}
    />
  );
});
