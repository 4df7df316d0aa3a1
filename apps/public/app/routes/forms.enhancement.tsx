import { bringToLife } from '../enhancement/bring-to-life.tsx';
import { frameId } from '../member-frame/frame-place.ts';
import { ContactForm } from '../routes/contact/ContactForm.tsx';
import { ForgotPassword } from '../routes/forgot-password/ForgotPassword.tsx';
import { GoogleReturn } from '../routes/google-callback/GoogleReturn.tsx';
import { Login } from '../routes/login/Login.tsx';
import { fitLead } from '../routes/login/lead.ts';
import { Register } from '../routes/register/Register.tsx';
import { ResetPassword } from '../routes/reset-password/ResetPassword.tsx';
import { Verification } from '../routes/verify-email/Verification.tsx';

fitLead();

// Each is a few lines on top of what they share: one file for all of them is fetched once.
void bringToLife({
  contact: ContactForm,
  forgotPassword: ForgotPassword,
  googleReturn: GoogleReturn,
  login: Login,
  register: Register,
  resetPassword: ResetPassword,
  verification: Verification,
});

// The frame shares the session and React with the form in it.
if (document.getElementById(frameId)) void import('../member-frame/live-frame.tsx');
