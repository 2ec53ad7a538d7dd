/** What a named fact is about, as far as the label says. */
export type FactTopic =
  | 'material'
  | 'colour'
  | 'measure'
  | 'quantity'
  | 'model'
  | 'compatibility'
  | 'audience'
  | 'certification'
  | 'origin'
  | 'brand'
  | 'type'
  | 'scale'
  | 'feature';
