/** Listing messages that the specification fixes. */
export const listingMessages = {
  nameRequired: 'Product name is required',
  marketplaceRequired: 'Please select a target marketplace',
  success: 'Listing generated successfully!',
  failed: 'Failed to generate listing',
  statusGenerated: 'Generated Successfully!',
  statusCached: 'Retrieved from Cache!',
  statusProcessing: 'Processing...',
  amazonDownloaded: 'Amazon template downloaded',
  shopifyDownloaded: 'Shopify template downloaded',
  downloadFailed: 'Failed to download template',
  imagesSkipped: 'Some files were not images and were skipped',
} as const;
