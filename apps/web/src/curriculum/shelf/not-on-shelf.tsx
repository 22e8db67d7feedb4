import type { ShelfCard } from '@pratik/contract/shelf';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useShelfText } from './shelf.texts.ts';
import type { Shelf } from './shelf.ts';

type NotOnShelfProps = {
  shelf: Pick<Shelf<ShelfCard>, 'kind' | 'path'>;
  title: string;
  error: unknown;
  onRetry: () => void;
};

/** Shown instead of a reading or listening that is loading, failed to load or does not exist. */
export const NotOnShelf = ({ shelf, title, error, onRetry }: NotOnShelfProps) => {
  const t = useShelfText();
  const { kind, path } = shelf;
  return (
    <Page title={title} width="narrow">
      <NotThere
        error={error}
        onRetry={onRetry}
        missing={{
          title: t(`${kind}.missing`),
          text: t(`${kind}.missingText`),
          to: path,
          toLabel: t(`${kind}.all`),
        }}
      >
        <TextSkeleton lines={12} />
      </NotThere>
    </Page>
  );
};
