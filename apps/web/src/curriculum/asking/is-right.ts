import type { AskedQuestion } from '@pratik/contract/asked-question';

export const isRight = ({ given }: AskedQuestion): boolean => given?.right ?? false;
