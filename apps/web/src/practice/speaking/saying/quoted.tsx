/** Text about English in the interface language. Parts between “ and ” are marked as English for screen readers. */
export const Quoted = ({ text }: { text: string }) =>
  text.split(english).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span lang="en" key={at}>
        {part}
      </span>
    ),
  );

const english = /(?<=“)([^”]*)(?=”)/;

/** Shows the name of a sound, followed by a colon and an example. */
export const SoundName = ({ name }: { name: string }) => {
  const at = name.indexOf(': ') + 2;
  if (at < 2) return <Quoted text={name} />;
  return (
    <>
      <Quoted text={name.slice(0, at)} />
      <span lang="en">{name.slice(at)}</span>
    </>
  );
};
