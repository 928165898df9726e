/** Above the form of the sign-in page. */
export function SignInWelcome() {
  return <h1 className="sign-in__welcome">Come in out of the&nbsp;weather</h1>;
}

/** Below it, for whoever has come to the wrong door. */
export function SignInNote() {
  return (
    <p className="sign-in__note">
      For the people who run the site. If you came to write to us, the <a href="/contact-us">contact page</a> is next
      door.
    </p>
  );
}
