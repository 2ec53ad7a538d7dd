import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ListFilters } from './ListFilters';

describe('the search of a list', () => {
  it('keeps what was typed since the words that the address shows now, and follows the address otherwise', async () => {
    const searched: string[] = [];
    const at = (search: string) => (
      <MantineProvider>
        <ListFilters
          filter={{
            values: search === '' ? {} : { search },
            set: (_name, value) => searched.push(value),
            clear: () => undefined,
            isFiltered: search !== '',
          }}
          searchLabel="Search listings"
          choices={[]}
        />
      </MantineProvider>
    );
    const { rerender } = render(at(''));
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search listings' });
    const type = (text: string) => act(() => fireEvent.change(field, { target: { value: text } }));
    type('bo');
    await waitFor(() => expect(searched).toEqual(['bo']));
    type('bott');
    rerender(at('bo'));
    expect(field.value).toBe('bott');
    await waitFor(() => expect(searched).toEqual(['bo', 'bott']));
    rerender(at('bott'));
    rerender(at(''));
    expect(field.value).toBe('');
  });

  it('goes on by Enter to the first row', () => {
    render(
      <MantineProvider>
        <ListFilters
          filter={{ values: {}, set: () => undefined, clear: () => undefined, isFiltered: false }}
          searchLabel="Search listings"
          choices={[]}
        />
        <table>
          <tbody>
            {['Steel cup', 'Steel bowl'].map((name) => (
              <tr key={name} data-row>
                <td>
                  <a href={`/${name}`}>{name}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </MantineProvider>,
    );
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Search listings' }), { key: 'Enter' });
    expect(document.activeElement?.textContent).toBe('Steel cup');
  });
});
