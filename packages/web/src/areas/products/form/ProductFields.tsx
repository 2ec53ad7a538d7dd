import { CATEGORIES } from '@listwright/domain/marketplaces';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { AttributeRows } from '../../../ui/product/AttributeRows';
import type { ProductForm } from './ProductForm';
import type { ProductFormStore } from './ProductFormStore';
import styles from './ProductFields.module.css';

const CATEGORY_CHOICES = [
  { value: '', label: 'Choose a category' },
  ...CATEGORIES.map(({ id, label }) => ({ value: id, label })),
];

type TextField = Exclude<keyof ProductForm, 'attributes'>;

interface ProductFieldsProps {
  readonly store: ProductFormStore;
  /** The field that has the focus first. */
  readonly focus: 'product_name' | 'description';
}

/** The fields of a product's details. */
export const ProductFields = observer(function ProductFields({ store, focus }: ProductFieldsProps) {
  const { value } = store.form;
  const { faults } = store;
  const field = (name: TextField, sent: string = name) => ({
    id: `product-${sent}`,
    value: value[name],
    error: faults[sent],
    'data-autofocus': sent === focus || undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      store.set({ [name]: currentTarget.value }),
  });
  // A category of a file or of another program stays as it is.
  const isOther = CATEGORY_CHOICES.every((one) => one.value !== value.category);
  const categories = isOther
    ? [...CATEGORY_CHOICES, { value: value.category, label: value.category }]
    : CATEGORY_CHOICES;
  const attributeFault = Object.entries(faults).find(([path]) => path.startsWith('attributes'))?.[1];
  return (
    <>
      <TextInput
        {...field('name', 'product_name')}
        label="Product name"
        placeholder="Insulated water bottle, 750 ml"
        aria-required
      />
      <div className={styles.pair}>
        <TextInput {...field('brand')} label="Brand" />
        <NativeSelect {...field('category')} label="Category" data={categories} />
      </div>
      <div className={styles.triple}>
        <TextInput {...field('sku')} label="SKU" autoComplete="off" />
        <TextInput {...field('asin')} label="ASIN" autoComplete="off" placeholder="B0…" />
        <TextInput {...field('gtin')} label="GTIN" autoComplete="off" placeholder="EAN or UPC" />
      </div>
      <Textarea
        {...field('notes', 'description')}
        label="Notes"
        description="Everything you know: material, size, what’s in the box. Listings say only what you write here."
        autosize
        minRows={4}
        maxRows={12}
      />
      <AttributeRows
        rows={value.attributes}
        error={attributeFault}
        onChange={(attributes) => store.set({ attributes })}
      />
    </>
  );
});
