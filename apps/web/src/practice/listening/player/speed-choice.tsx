import { formatNumber } from '../../../lib/language/format.ts';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { useListeningText } from '../listening.texts.ts';
import { speeds } from './speed.ts';

type SpeedChoiceProps = { speed: number; onChange: (speed: number) => void };

export const SpeedChoice = ({ speed, onChange }: SpeedChoiceProps) => {
  const t = useListeningText();
  return (
    <SelectInput
      compact
      label={t('speed')}
      value={String(speed)}
      options={speeds.map((one) => ({ value: String(one), label: `${formatNumber(one, 2)}×` }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
};
