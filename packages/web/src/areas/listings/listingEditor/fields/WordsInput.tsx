import { TagsInput, type TagsInputProps } from '@mantine/core';

/** An input of short phrases: Enter or a comma ends one. */
export function WordsInput(props: Pick<TagsInputProps, 'id' | 'aria-label' | 'value' | 'onChange'>) {
  return <TagsInput {...props} splitChars={[',']} />;
}
