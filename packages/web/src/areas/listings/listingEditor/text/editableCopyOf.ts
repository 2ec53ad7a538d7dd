import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';

/** The text fields of a listing or a version only. */
export function editableCopyOf(source: EditableCopy): EditableCopy {
  const { generated_title, item_highlights, bullet_points, generated_description, keywords } = source;
  const { search_terms, seo_title, meta_description, tags, handle } = source;
  return {
    generated_title,
    item_highlights,
    bullet_points,
    generated_description,
    keywords,
    search_terms,
    seo_title,
    meta_description,
    tags,
    handle,
  };
}
