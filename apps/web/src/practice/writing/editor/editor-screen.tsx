import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Draft, type Piece, revisePiece, saveDraft, writingMaxLength } from '@pratik/contract/writing';
import { countWords } from '@pratik/text/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { sayFinished } from '../../../lib/finished.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { newId } from '../../../lib/new-id.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type Arrival, useArrival } from '../arrival.ts';
import { useDraftSync } from '../drafts/use-draft-sync.ts';
import { Checklist } from '../models/checklist.tsx';
import { PhrasePanel, PromptPanel } from '../prompt-panel.tsx';
import { markListsStale, pieceQuery, putPiece, putSaved } from '../writing.queries.ts';
import { useWritingText } from '../writing.texts.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { EarlierCorrections, earlierDraft } from './earlier-corrections.tsx';
import { withPhrase } from './phrase.ts';
import { SavedLine } from './saved-line.tsx';
import { useFreshPiece } from './use-fresh-piece.ts';

type EditorScreenProps = {
  piece: Piece;
  draft: Draft;
  owner: string;
  arrival: Arrival;
};

/** Editor of the open draft beside its writing prompt. The draft is saved automatically. */
export const EditorScreen = ({ piece, draft, owner, arrival }: EditorScreenProps) => {
  const t = useWritingText();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [sync, state] = useDraftSync(draft, owner, {
    onSaved: (now) => {
      putSaved(client, piece.id, draft.id, now);
      markListsStale(client);
    },
    onSubmitted: (sent) => {
      arrival.current = 'sent';
      putPiece(client, sent);
      markListsStale(client);
      showToast(t('sentToast'));
      // If the text mentions danger, the server responds with a help text, and the page then shows no praise.
      if (sent.drafts.every(({ danger }) => danger === undefined)) sayFinished();
    },
  });
  useArrival(arrival, 'revised', field);
  useFocusWhenSettled(field, state.conflict === null);
  useFreshPiece(piece.id, state.saved === 'saved');
  const newDraft = useNewDraft(piece.id, state.text, sync.release);
  const words = countWords(state.text);
  const over = state.text.trim().length - writingMaxLength;
  const busy = state.sending !== 'no';

  const addPhrase = (phrase: string) => {
    const at = field.current?.selectionStart ?? state.text.length;
    const { text, caret } = withPhrase(state.text, at, phrase);
    sync.type(text);
    // Sets the caret after React has rendered the new text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };

  if (state.conflict) {
    return (
      <>
        <ConflictPanel
          mine={state.text}
          theirs={state.conflict}
          sync={sync}
          onShowSent={() => {
            void sync.release();
            void client.invalidateQueries({ queryKey: pieceQuery(piece.id).queryKey });
          }}
          onNewDraft={() => newDraft.mutate()}
        />
        {newDraft.error ? <ErrorPanel error={newDraft.error} /> : null}
      </>
    );
  }
  const bounds = piece.prompt?.words;
  const earlier = earlierDraft(piece, draft);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: piece.prompt || earlier ? 'minmax(0, 3fr) minmax(0, 2fr)' : '1fr',
        },
      }}
    >
      {piece.prompt || earlier ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: { md: 2 } }}>
          {earlier ? <EarlierCorrections pieceId={piece.id} draft={earlier} /> : null}
          {piece.prompt ? <PromptPanel prompt={piece.prompt} /> : null}
          {piece.prompt ? <Checklist pieceId={piece.id} /> : null}
        </Box>
      ) : null}
      <Box sx={{ display: 'grid', gap: 1.5, gridColumn: { md: 1 }, gridRow: { md: '1 / span 2' } }}>
        <TextInput
          label={t('yourText')}
          multiline
          minRows={10}
          inputRef={field}
          value={state.text}
          readOnly={busy}
          onChange={(event) => sync.type(event.target.value)}
          onBlur={() => void sync.flush()}
          placeholder={t('placeholder')}
          inputProps={{ lang: 'en', spellCheck: false, autoCapitalize: 'sentences' }}
          error={
            over > 0
              ? t('tooLong', { limit: formatNumber(writingMaxLength), over: formatNumber(over) })
              : undefined
          }
          sx={{ typography: 'subtitle1', lineHeight: 1.6 }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}>
          <Box sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
            {bounds
              ? t('countShort', {
                  words: formatNumber(words),
                  least: formatNumber(bounds.least),
                  most: formatNumber(bounds.most),
                })
              : t('countPlain', { words: formatNumber(words) })}
          </Box>
          <SavedLine state={state} />
        </Box>
        {state.saved === 'refused' ? <ErrorPanel error={state.error} stored={t('yourTextStored')} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            size="large"
            disabled={busy || words === 0 || over > 0}
            onClick={() => void sync.send()}
          >
            {t(busy ? 'sending' : 'send')}
          </Button>
          {state.sending === 'waiting' && state.saved === 'unreached' ? (
            <Button size="large" onClick={sync.cancelSending}>
              {t('cancelSending')}
            </Button>
          ) : null}
        </Box>
      </Box>
      {piece.prompt ? (
        <Box sx={{ gridColumn: { md: 2 } }}>
          <PhrasePanel phrases={piece.prompt.phrases} onPhrase={addPhrase} />
        </Box>
      ) : null}
    </Box>
  );
};

/** Moves the focus to the text field after a conflict is resolved. */
const useFocusWhenSettled = (field: RefObject<HTMLTextAreaElement | null>, isShown: boolean): void => {
  const wasShown = useRef(true);
  useEffect(() => {
    if (isShown && !wasShown.current) field.current?.focus();
    wasShown.current = isShown;
  }, [field, isShown]);
};

/** Starts the next draft of the piece with the typed text, after another device has submitted the open draft. */
const useNewDraft = (pieceId: string, text: string, release: () => Promise<void>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const piece = await callApi(revisePiece, { pieceId, draftId: newId() });
      const open = piece.drafts.at(-1);
      if (!open) return piece;
      const given = { draftId: open.id, saveId: newId(), revision: open.revision, unheard: [], text };
      const now = await callApi(saveDraft, given);
      return { ...piece, drafts: [...piece.drafts.slice(0, -1), { ...open, ...now }] };
    },
    onSuccess: async (piece) => {
      await release();
      putPiece(client, piece);
      markListsStale(client);
    },
  });
};
