export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { capCount } from './components/Badge/cap-count.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export type { InputFieldProps, InputProps } from './components/FormField/control-props.ts';
export {
  type FieldControl,
  type FieldWords,
  FormField,
  type FormFieldProps,
} from './components/FormField/FormField.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconProps, type IconSource } from './components/Icon/Icon.tsx';
export * from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { PageSection, type PageSectionProps, PageWidth } from './components/PageSection/PageSection.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { type PasswordStrength, StrengthMeter } from './components/PasswordField/StrengthMeter.tsx';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Rule } from './components/Rule/Rule.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { LatinName } from './components/Text/LatinName.tsx';
export { Text, type TextProps, type TextTone } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
