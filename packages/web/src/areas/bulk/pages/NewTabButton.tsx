import { Button } from '@mantine/core';
import { notify } from '../../../ui/feedback/notify';
import { bulkMessages } from '../bulkMessages';

/** As the specification has it: the results of a list have no page of their own. */
export function NewTabButton() {
  return (
    <Button variant="subtle" color="neutral" size="xs" onClick={() => notify.info(bulkMessages.newTabLater)}>
      Bulk in New Tab
    </Button>
  );
}
