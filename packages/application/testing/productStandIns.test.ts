import { randomUUID } from 'node:crypto';
import { InMemoryProductJobs } from './analytics/InMemoryProductJobs.js';
import { productJobsContract } from './analytics/productJobsContract.js';
import { aProduct } from './products/aProduct.js';
import { FixedRenderer } from './products/FixedRenderer.js';
import { InMemoryListings } from './listings/InMemoryListings.js';
import { InMemoryPageShares } from './products/InMemoryPageShares.js';
import { InMemoryProductListings } from './products/InMemoryProductListings.js';
import { InMemoryProducts } from './products/InMemoryProducts.js';
import { photoReaderContract } from './products/photoReaderContract.js';
import { pageRendererContract } from './products/pageRendererContract.js';
import { pageShareContract } from './products/pageShareContract.js';
import { InMemoryPageVisits } from './products/InMemoryPageVisits.js';
import { pageVisitsContract } from './products/pageVisitsContract.js';
import { PlainPages } from './products/PlainPages.js';
import { factReaderContract } from './products/factReaderContract.js';
import { PlainFacts } from './products/PlainFacts.js';
import { PlainPhotos } from './products/PlainPhotos.js';
import { productPageReaderContract } from './products/productPageReaderContract.js';
import { productListingsContract } from './products/productListingsContract.js';
import { productRepositoryContract } from './products/productRepositoryContract.js';

productRepositoryContract('InMemoryProducts', async () => ({
  products: new InMemoryProducts(),
  owners: [randomUUID(), randomUUID()],
}));

productListingsContract('InMemoryProductListings', async () => {
  const listings = new InMemoryListings();
  const uses = new InMemoryProductListings(listings);
  const products = new InMemoryProducts(uses);
  return {
    uses,
    products,
    listings,
    owners: [randomUUID(), randomUUID()],
    addProduct: async (userId) => {
      const product = aProduct({ id: randomUUID(), userId, brief: { productName: randomUUID() } });
      await products.addMany(userId, [product]);
      return product.id;
    },
  };
});

productJobsContract('InMemoryProductJobs', async () => {
  const jobs = new InMemoryProductJobs();
  return {
    jobs,
    owners: [randomUUID(), randomUUID()],
    addProduct: async () => randomUUID(),
    addJob: async (userId, job, productIds) => void jobs.stored.push({ ...job, userId, productIds }),
  };
});

photoReaderContract('PlainPhotos', async () => ({
  photos: new PlainPhotos(),
  make: async (type, width, height) => new TextEncoder().encode(`${type} ${width}x${height}`),
}));

productPageReaderContract('PlainPages', () => new PlainPages());
factReaderContract('PlainFacts', () => new PlainFacts());

pageShareContract('InMemoryPageShares', async () => {
  const shares = new InMemoryPageShares();
  return { shares, owners: [randomUUID(), randomUUID()], block: async (userId) => void shares.blocked.add(userId) };
});

pageVisitsContract('InMemoryPageVisits', async () => new InMemoryPageVisits());

pageRendererContract('FixedRenderer', async () => ({
  renderer: new FixedRenderer({ 'https://shop.example/mug': '<h1>Enamel mug</h1>' }),
  scripted: 'https://shop.example/mug',
  unreachable: 'https://shop.example/none',
}));
