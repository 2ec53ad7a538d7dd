import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aListing } from '../../../../testing/aListing';
import { answers } from '../../../../testing/answers';
import { aProduct, aProductRow } from '../../../../testing/aProduct';
import { browserStandIns } from '../../../../testing/browserStandIns';
import { FakeServer } from '../../../../testing/FakeServer';
import { renderScene } from '../../../../testing/renderScene';
import { usageAnswer } from '../../../../testing/usageAnswer';
import { GenerateScene } from '../GenerateScene';
// Preload its code: the tests are about what it shows, not about how long it loads.
import '../../listingEditor/editorStart';

browserStandIns();

const { id } = aProduct().product;
const GENERATE = 'POST /api/listings/generate';
const serverWith = () =>
  new FakeServer()
    .on('GET /api/usage/', answers.ok(usageAnswer()))
    .on('GET /api/products', answers.ok({ products: [aProductRow()], total: 1, next_cursor: null }))
    .on(`GET /api/products/${id}`, answers.ok(aProduct()));
const name = () => screen.getByRole('textbox', { name: /Product name/ });

describe('the product of a listing', () => {
  it('is searched and chosen, fills the form, and is sent', async () => {
    const server = serverWith().on(GENERATE, answers.ok({ listing: aListing() }));
    renderScene(<GenerateScene />, server);
    fireEvent.focus(screen.getByPlaceholderText('Choose one of your products'));
    fireEvent.click(await screen.findByText('Himal Steel Bottle'));
    await waitFor(() => expect(name()).toHaveProperty('value', 'Himal Steel Bottle'));
    fireEvent.click(screen.getByRole('radio', { name: 'Amazon' }));
    fireEvent.click(screen.getByRole('button', { name: 'Generate listing' }));
    await screen.findByText('Generated Successfully!');
    const sent = server.requests.find(({ url }) => url === '/api/listings/generate');
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      product_id: id,
      brand: 'Himal',
      attributes: { Colour: 'Blue', Weight: '380 g' },
    });
  });

  it('is taken from the address, and another can be chosen', async () => {
    renderScene(<GenerateScene />, serverWith(), { path: `/app/generate?product=${id}` });
    await waitFor(() => expect(name()).toHaveProperty('value', 'Himal Steel Bottle'));
    fireEvent.click(screen.getByRole('radio', { name: 'Shopify' }));
    fireEvent.click(screen.getByRole('button', { name: 'Choose another' }));
    expect(await screen.findByPlaceholderText('Choose one of your products')).toBeTruthy();
    expect(name()).toHaveProperty('value', '');
    expect(screen.getByRole('radio', { name: 'Shopify' })).toHaveProperty('checked', true);
  });

  it('says that the product of the address is not there', async () => {
    const server = serverWith().on(
      `GET /api/products/${id}`,
      answers.problem(404, 'product_not_found', 'No such product.'),
    );
    renderScene(<GenerateScene />, server, { path: `/app/generate?product=${id}` });
    expect(await screen.findByText('No such product.')).toBeTruthy();
  });
});
