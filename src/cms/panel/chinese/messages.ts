/** Texts of refusals, and of what versions and uses are called. */
export const messageTexts = {
  'A "%" in an address stands before two digits: write "%25" for the sign itself.':
    '網址中的「%」後面要有兩個數字；要寫這個符號本身，請用「%25」。',
  'A film has at least {least} and at most {most} pixels on each side; this one has {width} × {height}.':
    '影片每邊最少 {least} 像素，最多 {most} 像素；這段是 {width} × {height}。',
  'A film has at most {most}, this one has {size}. Make it smaller, or give it to the video service.':
    '影片最大 {most}，這段有 {size}。請縮小，或放到影片平台。',
  'A film is an MP4 or a WebM file; this is none, or it is damaged.':
    '影片要是 MP4 或 WebM 檔案；這個不是，或者已經損壞。',
  'A film lasts at most {count} minutes; what is longer belongs to the video service.':
    '影片最長 {count} 分鐘；更長的請放到影片平台。',
  'A film needs a poster: until it plays, that is what is seen.': '影片需要封面圖：播放之前，看到的就是它。',
  'A logo drawing may have at most 100 kB. Simplify it.': '標誌圖最大 100 kB，請簡化。',
  'A logo is an SVG drawing, or a picture with a clear background: PNG, WebP or AVIF.':
    '標誌要是 SVG，或者透明背景的圖片：PNG、WebP 或 AVIF。',
  'A logo picture may have at most 5 MB.': '標誌圖片最大 5 MB。',
  'A logo picture may have at most {count} million pixels.': '標誌圖片最多 {count} 百萬像素。',
  'a mascot on the headline': '標題上的吉祥物',
  'a mascot with a line': '帶線的吉祥物',
  'A new address on this site starts with one "/" and has no spaces or "\\".':
    '本網站的新網址以一個「/」開頭，不可有空格或「\\」。',
  'A new address starts with "/", or with "https://" for one elsewhere.':
    '新網址以「/」開頭；其他網站的以「https://」開頭。',
  'A page answers at this address, so the redirect would do nothing. Unpublish or rename that page first.':
    '這個網址上有頁面，轉址不會生效。請先取消發佈該頁面，或更改它的網址。',
  'A page begins with a hero: it holds the heading. Add one from the group Heroes.':
    '頁面要以主視覺開頭，標題就在那裏。請在「主視覺」一組加入一個。',
  'A page has one hero. This one has {count}: sections {numbers}.':
    '每頁只可有一個主視覺。這頁有 {count} 個：區塊 {numbers}。',
  'A redirect leads from this address to {address}. Delete it first, or choose another address.':
    '這個網址已轉到 {address}。請先刪除該轉址，或選用另一個網址。',
  'a scene': '場景',
  'A time has four digits: 09:30.': '時間要有四個數字：09:30。',
  'A value in this request cannot be kept or looked for: see its numbers, dates and links.':
    '有一項內容無法儲存或查找：請檢查數字、日期和連結。',
  'A whole address with https://.': '請填以 https:// 開頭的完整網址。',
  'An address begins with "/" and holds small letters, digits and single hyphens, for example "/services/branding".':
    '網址以「/」開頭，只可有小寫字母、數字和單個連字號，例如「/services/branding」。',
  'An address has at most {count} characters.': '網址最多 {count} 個字元。',
  'An address has at most {count} letters.': '網址最多 {count} 個字母。',
  'An address holds only small letters, digits and single hyphens, for example "spring-collection".':
    '網址只可有小寫字母、數字和單個連字號，例如「spring-collection」。',
  'An address on this site begins with one "/" and has no spaces.': '本網站的網址以一個「/」開頭，不可有空格。',
  'an object in curly brackets is needed.': '需要用大括號括起的物件。',
  'An old address starts with "/" and has no spaces, "?", "#" or "\\".':
    '舊網址以「/」開頭，不可有空格、「?」、「#」或「\\」。',
  'Another editor is editing this, and your changes were not saved. They are still in this form: copy them before you leave.':
    '另一位編輯正在編輯，你的修改未有儲存。修改仍在表格中：離開前請先複製。',
  'Another entry opens the menu of services already.': '已有另一項打開服務選單。',
  'another record': '另一個記錄',
  'At most {most} letters: this has {count}.': '最多 {most} 個字，現在有 {count} 個。',
  'Case at the other host': '另一主機上的個案',
  'Choose a case.': '請選一個個案。',
  'Choose a picture, or fill in crossed-out words.': '請選一張圖片，或填寫刪去的詞。',
  Code: '程式碼',
  'Digits alone: 150000. Commas and {currency} are added automatically.':
    '只填數字：150000。逗號和 {currency} 會自動加上。',
  'Every page needs this fact. It can be changed, but not deleted.': '每一頁都需要這項事實。可以更改，但不能刪除。',
  'Fill this in too, or leave all of “{group}” empty.': '這裏也要填，或者把「{group}」全部留空。',
  'Films here are silent; this one has a sound track. Export it without, or give it to the video service, which has captions.':
    '這裏的影片沒有聲音，這段有聲軌。請匯出沒有聲軌的版本，或放到有字幕的影片平台。',
  'For example "html" or "css". Empty: plain text.': '例如「html」或「css」。留空：純文字。',
  'For example “Monday to Friday”.': '例如「Monday to Friday」。',
  'Give a colour as # and six digits, for example "#2a5f63".': '顏色以 # 加六個數字表示，例如「#2a5f63」。',
  'Give a day: 2026-11-01.': '請填日期：2026-11-01。',
  'Give a page of this site, for example /work, or an address with https://.':
    '請填本網站的頁面，例如 /work，或以 https:// 開頭的網址。',
  'Give a schema.org object with a "@type", for example {"@context": "https://schema.org", "@type": "FAQPage"}.':
    '請填有「@type」的 schema.org 物件，例如 {"@context": "https://schema.org", "@type": "FAQPage"}。',
  'Give a sum in digits: 150000.': '請以數字填寫金額：150000。',
  'Give an address.': '請填網址。',
  'Give the address without "https://", for example "taiping.example".':
    '網址不要加「https://」，例如「taiping.example」。',
  'Give the film as a file, or its number at the video service.': '請提供影片檔案，或影片平台上的編號。',
  'Give the new address, for example "/insights/new-title".': '請填新網址，例如「/insights/new-title」。',
  'Give the old address, for example "/insights/old-title".': '請填舊網址，例如「/insights/old-title」。',
  'Give the page an address, for example "/services/branding".': '請為頁面填網址，例如「/services/branding」。',
  'Give this page an address, for example "spring-collection".': '請為這頁填網址，例如「spring-collection」。',
  'H.264 with 8 bits and 4:2:0': 'H.264，8 位元，4:2:0',
  'Header, footer, contact and mails': '頁首、頁尾、聯絡和電郵',
  'it cannot be read.': '不能讀取。',
  'Line breaks and spaces are kept. Tab indents; Escape, then Tab, leaves the field.':
    '換行和空格都會保留。Tab 鍵縮排；先按 Escape 再按 Tab 離開欄位。',
  'Links that begin with "{scheme}:" are not shown. Give one with https://, mailto: or tel: and digits.':
    '以「{scheme}:」開頭的連結不會顯示。請用 https://、mailto: 或 tel: 加數字。',
  'Logos are shown in one colour, and this drawing has white shapes on others: they would fill up. Cut them out of the shapes below, or upload a picture with its own colours.':
    '標誌以單色顯示，而這幅圖有白色形狀疊在其他形狀上，會被填滿。請把它們從下面的形狀剪走，或上載保留原色的圖片。',
  'masked pictures': '遮罩圖片',
  'No page answers at this address. Give one that is published, as you see it in the browser.':
    '這個網址上沒有頁面。請填已發佈頁面的網址，照瀏覽器中所見。',
  'No page answers at {path}. Publish that page first, or choose another.':
    '{path} 上沒有頁面。請先發佈該頁面，或選另一頁。',
  'No. {number}': '第 {number} 個',
  'No. {number} ({name})': '第 {number} 個（{name}）',
  'Not every browser plays the way in which this film is encoded ({codec}). Export it as {wanted}.':
    '不是每個瀏覽器都能播放這段影片的編碼（{codec}）。請匯出為 {wanted}。',
  'Nothing is drawn in this file.': '這個檔案裏甚麼也沒有畫。',
  'Nothing is drawn within the frame of this file.': '這個檔案的畫框內甚麼也沒有畫。',
  'Number {id}': '編號 {id}',
  'number {id}': '編號 {id}',
  'One word: letters, digits and hyphens.': '一個詞：字母、數字和連字號。',
  'paper boats': '紙船',
  'Say how long it is, in whole seconds, three hours at most.': '請填長度，以整數秒計，最長三小時。',
  'Say what it is.': '請填內容。',
  'Say what the picture shows, or mark it as decorative.': '請說明圖片顯示甚麼，或標為純裝飾。',
  'Section {number} has the anchor “{name}” already.': '區塊 {number} 已用了錨點「{name}」。',
  'Section {number} has the contact form already.': '區塊 {number} 已有聯絡表格。',
  'Section {number} has the name “{name}” among sections of its kind already.':
    '同類的區塊 {number} 已用了名稱「{name}」。',
  'Section {number}, {name}': '區塊 {number}，{name}',
  'Sign in first.': '請先登入。',
  signboards: '招牌',
  'Small letters, digits and single hyphens, for example "projects".': '小寫字母、數字和單個連字號，例如「projects」。',
  'Something in this drawing is masked or clipped. Turn all of it into plain shapes, then upload it again.':
    '這幅圖有遮罩或裁剪。請全部轉為簡單形狀，然後再上載。',
  'Something went wrong on our side.': '系統出錯。',
  'That address leads on to {address}. Give the last one.': '該網址會再轉到 {address}。請填最後的一個。',
  'the article “{title}”': '文章「{title}」',
  'the case “{title}”': '個案「{title}」',
  'The disk of the server is full, and nothing was saved. Ask an administrator to make room.':
    '伺服器的磁碟已滿，沒有儲存任何內容。請管理員騰出空間。',
  'The end of its address, /work/… .': '網址的結尾，/work/…。',
  'The hero comes first. Here it is section {number}.': '主視覺要排第一。這裏是區塊 {number}。',
  'The letters of the heading cannot be read on this colour. Choose another.':
    '標題的字在這個顏色上看不清楚。請選另一個。',
  'The new address is the old one.': '新網址與舊網址相同。',
  'The page at {path} has this title. Each page needs its own.': '{path} 的頁面已用了這個標題。每頁要有自己的標題。',
  'The pages in {language} live there. Choose another address, and translate the page.':
    '那裏是 {language} 的頁面。請選另一個網址，然後翻譯這頁。',
  'The pages of cases, articles, jobs and the search live there. Choose another address.':
    '那裏是個案、文章、職位和搜尋的頁面。請選另一個網址。',
  'the testimonial of “{title}”': '「{title}」的評語',
  'The viewBox of this drawing is not one that can be drawn. Export it again.':
    '這幅圖的 viewBox 無法繪畫。請重新匯出。',
  'The water has the colour of what is behind it, and would not be seen. Choose another.':
    '水的顏色與背後的相同，會看不見。請選另一個。',
  'the {kind} “{title}”': '{kind}「{title}」',
  'There are no facts {names}. Facts are listed under Shared.': '沒有 {names} 這些事實。事實列於「共用」之下。',
  'A date has year, month and day: 2026-12-25.': '日期要有年、月、日：2026-12-25。',
  'There is no fact {names}. Facts are listed under Shared.': '沒有 {names} 這項事實。事實列於「共用」之下。',
  'There is no such record.': '沒有這個記錄。',
  'There is room for one thing at the heading. This has {first} and {second}.':
    '標題旁只放得下一樣東西。這裏有{first}和{second}。',
  'There is room for {most} letters here; this has {count}.': '這裏最多 {most} 個字，現在有 {count} 個。',
  'There is room for {most} letters in the header, those of its button among them; this has {count}.':
    '頁首連按鈕最多 {most} 個字，現在有 {count} 個。',
  'This address belongs to the software.': '這個網址由系統使用。',
  'This address belongs to the software. No redirect works there.': '這個網址由系統使用，不能轉址。',
  'This drawing cannot be read: it is no SVG, or it is damaged.': '不能讀取這幅圖：它不是 SVG，或者已經損壞。',
  'This drawing does not say how large it is: it lacks a viewBox. Export it again with one.':
    '這幅圖沒有說明大小：缺少 viewBox。請重新匯出並加上。',
  'This drawing has a part that cannot be kept ({name}). Turn all of it into plain shapes, letters into outlines, then upload it again.':
    '這幅圖有不能保留的部分（{name}）。請全部轉為簡單形狀，字母轉為外框，然後再上載。',
  'This drawing has over {most} shapes. Simplify it, or upload a picture.':
    '這幅圖有超過 {most} 個形狀。請簡化，或上載圖片。',
  'This drawing has too many groups inside one another.': '這幅圖的群組層數太多。',
  'This drawing takes too long to draw. Simplify it.': '這幅圖需時太久才能繪畫。請簡化。',
  'This fact is still said on {places}. Take it out there first, then delete it.':
    '{places}仍然用到這項事實。請先在那裏移除，然後刪除。',
  'This file begins with definitions of its own (DOCTYPE). Export it as a plain SVG.':
    '這個檔案以自己的定義（DOCTYPE）開頭。請匯出為普通的 SVG。',
  'This film has a file, and that is what plays. Leave this empty.': '這段影片有檔案，會播放檔案。請留空這裏。',
  'This film has no length.': '這段影片沒有長度。',
  'This has the colour of what is behind it, and would not be seen. Choose another.':
    '它的顏色與背後的相同，會看不見。請選另一個。',
  'This is in the trash. Restore it first.': '這個在垃圾桶中。請先還原。',
  'This is no JSON yet: {fault}': '這還不是 JSON：{fault}',
  'This is no mail address.': '這不是電郵地址。',
  'This is no SVG drawing.': '這不是 SVG。',
  'This is not a text as the editor writes it.': '這不是編輯器所寫的文字格式。',
  'This logo is a filled block: it has no clear background. Remove the background, then upload it again.':
    '這個標誌是一整塊顏色：沒有透明背景。請移除背景，然後再上載。',
  'This logo is over thirty times as long as it is wide, and would not be seen.':
    '這個標誌的長度超過闊度的三十倍，會看不見。',
  'This picture is damaged or cut off. Save or send it again.': '這張圖片已損壞或不完整。請重新儲存或上載。',
  'This was changed since you opened it, and your changes were not saved. They are still in this form: copy them, then reload the page.':
    '你打開之後，這裏已被更改，你的修改未有儲存。修改仍在表格中：請先複製，然後重新載入頁面。',
  'This {kind} is still used by {places}. Take it out there first, then delete it.':
    '這個{kind}仍用於{places}。請先在那裏移除，然後刪除。',
  unknown: '不明',
  'Upload the logo: an SVG drawing, or a picture with a clear background.': '請上載標誌：SVG，或透明背景的圖片。',
  'Visitors come to {path} for a list. Add the section “{label}”.': '訪客到 {path} 是要看列表。請加入區塊「{label}」。',
  'VP9 or AV1 with 8 bits and 4:2:0': 'VP9 或 AV1，8 位元，4:2:0',
  'Wherever the agency says who it is': '所有介紹公司的地方',
  'Words that come with the brand': '品牌自帶的文字',
  'Write it in small letters; capitals are folded before it is looked up.': '請用小寫字母；查找之前，大寫會轉為小寫。',
  'Write the number of a public film at Vimeo, or its address: https://vimeo.com/76979871. Films with a secret address cannot be shown.':
    '請填 Vimeo 上公開影片的編號或網址：https://vimeo.com/76979871。不能顯示網址保密的影片。',
  '{record} in the trash': '垃圾桶中的{record}',
  '{row} {number}, {name}': '{row} {number}，{name}',
  '{some}, and {count} more': '{some}，另有 {count} 個',
  '“{holder}” has the address {address} now. Give that one another address or delete it, then restore this one.':
    '「{holder}」現時用了網址 {address}。請更改它的網址或刪除它，然後還原這個。',
  '“{holder}” has the address {address}. Choose another.': '「{holder}」已用了網址 {address}。請選另一個。',
  '“{title}”': '「{title}」',
  '“{title}” was not changed. {reason}': '「{title}」沒有更改。{reason}',
  'That would go in a circle: {address} itself leads to the old address.': '這樣會循環：{address} 本身轉到舊網址。',
};
