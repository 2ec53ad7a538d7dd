import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRootStore } from '../../../state/createRootStore';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import { renderScene } from '../../../testing/renderScene';
import { bulkTools } from '../bulkTools';
import { BulkUpload } from './BulkUpload';
import { EncodingChoice } from './EncodingChoice';

browserStandIns();

const PREFLIGHT = 'POST /api/bulk/preflight';
const ENCODINGS = [
  { encoding: 'windows-1253', sample: ['Ξύλινο τραπέζι', 'Γάτα'] },
  { encoding: 'windows-1252', sample: ['Îýëéíï ôñáðÝæé', 'ÃÜôá'] },
];

describe('the choice of an encoding', () => {
  it('shows the text of the file in each, and checks the file in the one that is chosen', async () => {
    const header = { header: ['Όνομα'] };
    const unsure = answers.problem(422, 'unknown_columns', 'No names.', { ...header, encodings: ENCODINGS });
    const server = new FakeServer().on(PREFLIGHT, unsure);
    const upload = new BulkUpload(createRootStore(server.transport, new MemoryStorage()).client, bulkTools.csv);
    renderScene(<EncodingChoice upload={upload} />, server);
    expect(screen.queryByRole('combobox')).toBeNull();
    await upload.choose(new File(['x'], 'products.csv'));
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Encoding of the file' });
    expect(select.value).toBe('');
    expect(screen.getByText('Ξύλινο τραπέζι · Γάτα')).toBeTruthy();
    expect(screen.getByText('Îýëéíï ôñáðÝæé · ÃÜôá')).toBeTruthy();
    fireEvent.change(select, { target: { value: 'windows-1253' } });
    await waitFor(() => expect(server.calls.filter((call) => call === PREFLIGHT)).toHaveLength(2));
    const sent = server.requests.map(({ body }) => (body instanceof FormData ? body.get('encoding') : undefined));
    expect(sent).toEqual([null, 'windows-1253']);
    await waitFor(() => expect(select.value).toBe('windows-1253'));
  });
});
