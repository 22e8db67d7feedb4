import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mostOwnTextBytes } from '@pratik/contract/own-texts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { newId } from '../../lib/new-id.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FileStep } from '../../ui/import/file-step.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type NewText, useAddText } from './own-texts.queries.ts';
import { useOwnTextsText } from './own-texts.texts.ts';
import { ownTextPath } from './own-texts-paths.ts';

const megabyte = 1024 * 1024;

/** Form that adds a pasted text or a file. A text that fits into one part opens at once. */
export const AddText = () => {
  const t = useOwnTextsText();
  const navigate = useNavigate();
  const adding = useAddText();
  const sent = useRef<NewText | null>(null);

  const send = (text: Omit<NewText, 'id'>) => {
    const last = sent.current;
    // A text that is sent again after an error has the same id, so that it is stored only once.
    const isSame =
      last !== null &&
      adding.isError &&
      last.name === text.name &&
      last.title === text.title &&
      last.part === text.part &&
      last.file.size === text.file.size;
    const next = { ...text, id: isSame ? last.id : newId() };
    sent.current = next;
    adding.mutate(next, {
      onSuccess: (added) => {
        if (added.parts === 1) void navigate(ownTextPath(added.id));
      },
    });
  };
  const sendNextPart = () => {
    const { current } = sent;
    if (current) send({ ...current, part: current.part + 1 });
  };

  const added = adding.data;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Paste busy={adding.isPending} onSend={send} />
      <FileStep
        title={t('fileTitle')}
        intro={t('fileText')}
        place={t('drop')}
        accept=".epub,.txt,.srt,.vtt,application/epub+zip,text/plain,text/vtt"
        mostMegabytes={mostOwnTextBytes / megabyte}
        disabled={adding.isPending}
        onFile={(file) => send({ name: file.name.slice(0, 255), title: '', part: 1, file })}
      />
      <div role="status">{adding.isPending ? t('reading') : null}</div>
      <Problem error={adding.error} />
      {added && added.parts > 1 ? (
        <Notice
          tone="success"
          role="status"
          title={t('partsAdded', { part: added.part, parts: added.parts })}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <LinkButton to={ownTextPath(added.id)} variant="contained">
              {t('read')}
            </LinkButton>
            {added.part < added.parts ? (
              <Button variant="outlined" loading={adding.isPending} onClick={sendNextPart}>
                {t('addPart')}
              </Button>
            ) : null}
          </Box>
        </Notice>
      ) : null}
    </Box>
  );
};

const Problem = ({ error }: { error: unknown }) => {
  const [refused] = isApiProblem(error, 'validation') ? error.fieldErrors : [];
  return refused ? (
    <Notice tone="error" role="alert">
      {errorText(refused)}
    </Notice>
  ) : (
    <FormProblem error={error} />
  );
};

type PasteProps = { busy: boolean; onSend: (text: Omit<NewText, 'id'>) => void };

const Paste = ({ busy, onSend }: PasteProps) => {
  const t = useOwnTextsText();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const file = new Blob([text]);
    setTooLarge(file.size > mostOwnTextBytes);
    if (file.size <= mostOwnTextBytes) onSend({ name: '', title: title.trim(), part: 1, file });
  };
  return (
    <Card title={t('pasteTitle')}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          label={t('textField')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputRef={field}
          multiline
          minRows={5}
          maxRows={12}
          help={t('textHelp')}
          error={tooLarge ? t('tooLarge') : undefined}
          slotProps={{ input: { lang: 'en' } }}
        />
        <TextInput
          label={t('titleField')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          autoComplete="off"
          slotProps={{ input: { maxLength: 120, lang: 'en' } }}
        />
        <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: 'start' }}>
          {t('save')}
        </Button>
      </Box>
    </Card>
  );
};
