const quota = (used: number, limit: number) => ({
  used,
  limit,
  remaining: Math.max(0, limit - used),
  percentage: Math.round((used / limit) * 1000) / 10,
});

/** The reply of /api/usage/ with so many listings used of 100. */
export function usageAnswer(listings = 41) {
  return {
    subscription_plan: 'free',
    reset_date: '2026-12-04T00:00:00.000Z',
    quotas: {
      listings_generated: quota(listings, 100),
      images_processed: quota(2, 20),
      api_calls: quota(76, 100),
      bulk_operations: quota(0, 3),
    },
    total_listings: 47,
    total_images: 2,
    total_competitor_analyses: 0,
    monthly_usage: { listings, images: 2, competitor_analyses: 0 },
  };
}
