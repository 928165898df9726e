/** Texts that describe page sections in the section picker. */
export const sectionHelpTexts = {
  'A building, cut open, beside the heading.': '標題旁邊有一座剖開的大廈。',
  'A headline as wide as the page, its last line in water.': '與頁面同闊的大標題，最後一行站在水中。',
  'A headline with the number of open jobs, its last line in water.': '顯示空缺數目的大標題，最後一行站在水中。',
  'A large heading, and up to thirty logos of clients or partners below it.':
    '大標題，下面最多三十個客戶或合作夥伴的標誌。',
  'A legal text in sections, with a summary of each, a list of contents, and links to the other legal pages.':
    '分段的法律文字，各有摘要，另有目錄和通往其他法律頁面的連結。',
  'A list of titles, each wider than the one above.': '一列標題，每個都比上一個闊。',
  'A loud title, a sentence and a button, to send visitors on.': '響亮的標題、一句話和一個按鈕，引訪客往下走。',
  'A picture or crossed-out words, and beside it what it means.': '圖片或刪去的詞，旁邊說明意思。',
  'A plain grid of the logos of clients or partners.': '客戶或合作夥伴標誌的簡單格狀排列。',
  'A robot’s hand and a person’s, each with half of the sign.': '機械人的手和人的手，各執標誌的一半。',
  'A sentence, and the mail address for applications as large as it fits.':
    '一句話，以及大得剛好放得下的應徵電郵地址。',
  'A slider of hours a month, and the plan that costs least for them.': '每月時數的滑桿，以及所需費用最少的計劃。',
  'A statement in one column, and what stands behind it in the other.': '一欄是宣言，另一欄是背後的道理。',
  'An empty stretch of the page, as high as you choose.': '頁面的空白位，高度由你選擇。',
  'Cases in the grid of the list of work, with words of this page.': '作品列表中的個案，格狀排列，配上這頁的文字。',
  'Each with a masked picture, and a film where there is one.': '每項有一張遮罩圖片，有影片的也播影片。',
  'Every article, newest first, with filters. With a heading it opens the page.':
    '所有文章，最新的排先，可以篩選。加上標題便可作頁面開頭。',
  'Every case, newest first, with filters. With a heading it opens the page.':
    '所有個案，最新的排先，可以篩選。加上標題便可作頁面開頭。',
  'Every job that can still be applied for.': '所有仍可申請的職位。',
  'Four platforms, each with its logo.': '四個平台，各有標誌。',
  'Four rows that overlap like papers on a table.': '四行圖文，像桌上的紙般互相重疊。',
  'Four states of one drawing, from edge to edge.': '一幅繪畫的四個狀態，由邊到邊。',
  'Large words, one below the other; a picture comes up beside the one that is pointed at.':
    '由上至下排列的大字；指着哪個，旁邊就出現一張圖片。',
  'Logos in one row from margin to margin, with a heading above and a few words below, if you like.':
    '一行由邊到邊的標誌，可在上面加標題、下面加幾個字。',
  'Messages as a client finds them in the morning, read or unread.': '客戶早上看到的訊息，已讀或未讀。',
  'More plans than fit side by side, to be leafed through.': '並排放不下的多個計劃，可逐個翻看。',
  'One case, told in a dialog that opens over the page.': '一個個案，在頁面上方打開的對話框中細說。',
  'One film after the other, each walking through a site.': '一段接一段的影片，各帶訪客走過一個網站。',
  'One line to type in, which leads to the search.': '一行可輸入的欄位，通往搜尋。',
  'One picture that opens to its full size as it is reached, and a sentence.':
    '一張圖片，看到時展開至全尺寸，另加一句話。',
  'One price as wide as its column, and its terms.': '與所在的欄同闊的一個價錢，以及條款。',
  'One row of the logos of clients or partners, moving until a visitor stops it.':
    '一行流動的客戶或合作夥伴標誌，訪客可令它停下。',
  'One sentence that carries, and a paragraph beside it.': '一句有力的話，旁邊一個段落。',
  'People out of the list of people, in the order chosen here.': '由成員名單選出的人，次序在這裏決定。',
  'Plans side by side, in one of four looks.': '並排的計劃，有四種樣式。',
  'Questions that open to their answers. Search engines receive them.': '按一下便打開答案的問題。搜尋引擎會收到它們。',
  'Rooms of the office, each in two photographs.': '辦公室各個房間，每個有兩張照片。',
  'Rows as large as posters; one of them is open.': '海報般大的行，其中一行打開。',
  'Screens of the work beside a title, two at a time, to be leafed through.':
    '標題旁的作品畫面，每次兩個，可逐個翻看。',
  'Seven panels over the heading, which a visitor may move.': '標題上有七塊面板，訪客可以移動。',
  'Short facts, each with a small drawing.': '簡短的事實，各配一幅小繪畫。',
  'Six cards of words that stack while the page scrolls.': '六張文字卡片，隨頁面捲動疊起。',
  'The nearest stop, and those before and after it.': '最近的車站，以及前後各站。',
  'The number of the floor, as it is painted on the stairs.': '樓層數字，像漆在樓梯上的一樣。',
  'The three newest articles, each with its picture.': '最新三篇文章，各配圖片。',
  'Three pictures float on the water below one word.': '三張圖片浮在水上，下面是一個詞。',
  'Three screens of telephones; the last one may run off the page.': '三個手機畫面；最後一個可以伸出頁面。',
  'Three, six or nine short films in columns that move at their own speed.': '三、六或九段短片分欄排列，各欄速度不同。',
  'Two drawn hands come together while the page scrolls, in four stages.': '兩隻繪畫的手隨頁面捲動而靠近，分四個階段。',
  'Two large figures, and metrics below them.': '兩個大數字，下面是各項指標。',
  'Ways to reach the agency, its hours, and a form to write to it. Only once on a page.':
    '聯絡方法、辦公時間和聯絡表格。每頁只可有一個。',
  'What a platform charges, and what we do.': '平台收多少，我們收多少。',
  'What a service is made of, in one of five looks.': '一項服務包括甚麼，有五種樣式。',
  'What clients say, out of the list of testimonials.': '客戶怎樣說，取自客戶評語。',
  'What each service costs, or how long it takes, from the list in Navigation.':
    '每項服務收費多少或需時多久，取自「導覽」的清單。',
  'What happens in which weeks of a quarter, as bars over a calendar.':
    '一個季度中哪個星期做甚麼，以日曆上的橫條表示。',
  'What one client said, beside a picture of their site.': '一位客戶的話，旁邊是其網站的圖片。',
  'Words that open, each as wide as it matters.': '打開的詞，愈重要愈闊。',
};
