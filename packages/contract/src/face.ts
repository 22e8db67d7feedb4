import { z } from 'zod';

/** The drawn face of a conversation partner, composed of parts. */
export const face = z.strictObject({
  skin: z.enum(['pale', 'light', 'tan', 'olive', 'brown', 'dark']),
  hair: z.enum(['bald', 'short', 'parted', 'bob', 'long', 'bun', 'curly', 'scarf']),
  /** Colour of the hair, or of the headscarf, of a drawn face. */
  colour: z.enum(['black', 'brown', 'fair', 'red', 'grey', 'white', 'teal']),
  top: z.enum(['indigo', 'teal', 'rose', 'amber', 'sky', 'plum', 'green', 'slate']),
  wears: z
    .array(z.enum(['glasses', 'beard', 'moustache', 'cap', 'chef-hat', 'headset', 'earrings']))
    .default([]),
});
export type Face = z.infer<typeof face>;
