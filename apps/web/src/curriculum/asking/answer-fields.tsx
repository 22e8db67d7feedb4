import { OptionRow } from '../option-row.tsx';
import { type FieldsProps, toggled } from './choosing.ts';
import { MatchFields } from './match-fields.tsx';
import { OrderFields } from './order-fields.tsx';

/** The answer fields of a question: radio buttons, check boxes, options to put in order, or pairs. */
export const AnswerFields = ({ name, ...fields }: FieldsProps & { name: string }) => {
  const { question, choice, onChoose, describedBy } = fields;
  if (question.form === 'order') return <OrderFields {...fields} />;
  if (question.form === 'match') return <MatchFields {...fields} />;
  const many = question.form === 'several';
  return question.options.map((option, index) => (
    <OptionRow
      key={option}
      name={name}
      option={option}
      many={many}
      checked={choice?.includes(index) ?? false}
      onChoose={() => onChoose(many ? toggled(choice, index) : [index])}
      {...(describedBy ? { describedBy } : {})}
    />
  ));
};
