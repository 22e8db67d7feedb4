import { z } from 'zod';

/**
 * Audio formats of the server. `opus`: Opus in an Ogg file, about a tenth of the size of FLAC. `flac`: for browsers
 * that cannot play Opus in an Ogg file.
 */
export const soundFormat = z.enum(['opus', 'flac']);
export type SoundFormat = z.infer<typeof soundFormat>;
